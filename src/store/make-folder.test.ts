import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.js'

const PROCESSES = 4
const FOLDERS = 200

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-folders-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (folder: string) => statSync(folder).mode & 0o777

/** A thread that makes the same folders at the same time, by Node's own means. */
const rival = (to: string) =>
  new Promise<void>((done, failed) => {
    const code = `const { mkdirSync } = require('node:fs')
      for (let n = 0; n < ${FOLDERS}; n++)
        mkdirSync(require('node:worker_threads').workerData + '/' + n + '/a/b', { recursive: true })`
    const worker = new Worker(code, { eval: true, workerData: to })
    worker.on('error', failed).on('exit', () => done())
  })

describe('makeFolder', () => {
  it('makes the folders above too, and gives the mode to the last alone', () => {
    const folder = join(root, 'one', 'two')
    makeFolder(folder, 0o700)
    expect(modeOf(folder)).toBe(0o700)
    expect(modeOf(join(root, 'one'))).toBe(0o777 & ~process.umask())
  })

  it('leaves a folder that is there as it is, also behind a link', () => {
    const folder = join(root, 'kept')
    makeFolder(folder, 0o750)
    symlinkSync(folder, join(root, 'link'))
    makeFolder(join(root, 'link'), 0o700)
    expect(modeOf(folder)).toBe(0o750)
  })

  it('takes a path that goes up again', () => {
    makeFolder(`${root}/up/../down`)
    expect(statSync(join(root, 'down')).isDirectory()).toBe(true)
  })

  it('does not mind that others make the same folders at the same moment', async () => {
    const rivals = Array.from({ length: PROCESSES }, () => rival(join(root, 'shared')))
    for (let turn = 0; turn < FOLDERS; turn++) {
      for (let n = turn; n < FOLDERS; n += 7) makeFolder(join(root, 'shared', String(n), 'a', 'b'))
      await new Promise(setImmediate)
    }
    await Promise.all(rivals)
    expect(statSync(join(root, 'shared', String(FOLDERS - 1), 'a/b')).isDirectory()).toBe(true)
  })

  it('says what the system says where no folder can be', () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    expect(() => makeFolder(file)).toThrow(/EEXIST/)
    expect(() => makeFolder(join(file, 'below'))).toThrow(/ENOTDIR|EEXIST/)
  })

  it.runIf(process.platform === 'linux')('does not hang where the system makes no folders', () => {
    expect(() => makeFolder('/proc/rolecall/store')).toThrow(/ENOENT/)
  })
})
