// What we use of autocannon, which brings no types.
declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Record<string, string>): void
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    setupClient?: (client: Client) => void
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    latency: { p50: number; p99: number }
    requests: { average: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
