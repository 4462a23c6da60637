// Writes a tar archive (ustar) whose bytes depend on names and contents alone: no times, no owners.

/** @typedef {{ path: string, bytes: Uint8Array, executable?: boolean }} ArchivedFile */

const BLOCK = 512
const NAME_BYTES_MAX = 100
const PREFIX_BYTES_MAX = 155
const FILE_MODE = 0o644
const PROGRAM_MODE = 0o755

/**
 * @param {number} value
 * @param {number} width
 */
const octal = (value, width) => `${value.toString(8).padStart(width - 1, '0')}\0`

/**
 * Long paths are cut at a slash into a prefix and a name, as the format wants it.
 * @param {string} path
 */
function splitPath(path) {
  if (Buffer.byteLength(path) <= NAME_BYTES_MAX) return { prefix: '', name: path }
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const prefix = path.slice(0, at)
    const name = path.slice(at + 1)
    if (Buffer.byteLength(prefix) > PREFIX_BYTES_MAX) break
    if (Buffer.byteLength(name) <= NAME_BYTES_MAX) return { prefix, name }
  }
  throw new Error(`the path is too long for an archive: ${path}`)
}

/** @param {ArchivedFile} file */
function header({ path, bytes, executable = false }) {
  const { prefix, name } = splitPath(path)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(executable ? PROGRAM_MODE : FILE_MODE, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(bytes.length, 12), 124)
  block.write(octal(0, 12), 136)
  // The sum is taken with its own field full of spaces.
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/**
 * The order of the files does not matter.
 * @param {readonly ArchivedFile[]} files
 */
export function tarOf(files) {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const blocks = sorted.flatMap((file) => {
    const padding = (BLOCK - (file.bytes.length % BLOCK)) % BLOCK
    return [header(file), file.bytes, Buffer.alloc(padding)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}
