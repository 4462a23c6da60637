// JSON that is already text: a worker's answer goes onto the wire without being parsed again.
export class JsonText {
  constructor(readonly text: string) {}
}
