// Whether a network address is this machine's own.
const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i

export const isLoopback = (address: string): boolean => LOOPBACK.test(address)
