// Runs the lines of deploy/Dockerfile in clean Debian roots, where no registry of images can be reached:
// each stage is a folder, RUN is a chroot into it. At the end the image is started as it would be: its
// user, its environment, its command, its root read-only, and its health check must say yes.
//   sudo node deploy/try-image.mjs [FOLDER]      needs root, debootstrap, unshare; takes a few minutes
// Without debootstrap the roots hold the few programs that the lines call, with their libraries, and no more.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const checkout = fileURLToPath(new URL('..', import.meta.url))
const SUITE = 'bookworm'
const START_TRIES = 120
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const say = (text) => console.log(text)
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })

/** The programs that the Dockerfile's lines call, for machines without Debian's packages. */
const PROGRAMS = 'sh env tar gzip sha256sum mkdir chown chmod'.split(' ')

function debianBase(folder) {
  say(`FROM: debootstrap ${SUITE}`)
  run('debootstrap', ['--variant=minbase', '--include=libstdc++6,ca-certificates', SUITE, folder])
}

function bareBase(folder) {
  say(`FROM: ${PROGRAMS.join(' ')}, and no more`)
  for (const name of ['usr/bin', 'etc', 'tmp', 'proc', 'dev', 'root']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const found = PROGRAMS.map((name) => execFileSync('which', [name], { encoding: 'utf8' }).trim())
  for (const path of [...found, process.execPath]) {
    cpSync(path, join(folder, 'usr/bin', basename(path)), { dereference: true })
    const libraries = execFileSync('ldd', [path], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)
    for (const [, library] of libraries) {
      mkdirSync(join(folder, dirname(library)), { recursive: true })
      cpSync(library, join(folder, library), { dereference: true })
    }
  }
  run('ln', ['-s', 'usr/bin', join(folder, 'bin')])
}

/**
 * Together with this machine's Node and npm this equals node:20-bookworm-slim, or the least of it.
 */
function makeBase(folder) {
  const hasDebian = existsSync('/usr/sbin/debootstrap') && process.env.TRY_BARE === undefined
  if (hasDebian) debianBase(folder)
  else bareBase(folder)
  cpSync(process.execPath, join(folder, 'usr/bin/node'))
  const npm = join(dirname(process.execPath), '../lib/node_modules/npm')
  cpSync(npm, join(folder, 'usr/lib/node_modules/npm'), { recursive: true })
  run('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm')])
  // The roots reach packages in the same way as this machine does.
  const own = ['etc/resolv.conf', 'etc/hosts', 'etc/ssl/certs', 'usr/etc/npmrc']
  for (const name of own.filter((one) => existsSync(`/${one}`))) {
    // Links in the root are replaced by files, since their targets differ here.
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    run('cp', ['-rLT', '--remove-destination', `/${name}`, join(folder, name)])
  }
}

/** The instructions with their words, without comments and with continued lines joined. */
const instructionsOf = (text) =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, name, rest]) => ({ name, rest }))

const ignored = readFileSync(join(checkout, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`))
const isIgnored = (path) => ignored.some((pattern) => pattern.test(path))

const quoted = (words) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')

/**
 * A command with /proc and /dev mounted in the root, as in a container, and with further mounts.
 */
const inMount = (root, [command, args], further = []) => {
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount -t proc none ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    ...further,
  ]
  const line = `${mounts.join(' && ')} && exec ${quoted([command, ...args])}`
  return ['unshare', ['--mount', '/bin/sh', '-c', line]]
}

class Stage {
  env = { PATH, HOME: '/root' }
  workdir = '/'
  user = '0:0'
  command = []
  health = []

  constructor(root) {
    this.root = root
  }

  inside(path) {
    return join(this.root, resolve(this.workdir, path))
  }

  copy(words, stages) {
    const from = /^--from=(\S+)/.exec(words[0])?.[1]
    const [target, ...sources] = words.slice(from ? 1 : 0).reverse()
    for (const source of sources.reverse()) {
      const path = join(from ? stages.get(from).root : checkout, source)
      const folder = statSync(path).isDirectory()
      const to = folder ? this.inside(target) : join(this.inside(target), basename(path))
      const filter = (one) => from !== undefined || !isIgnored(relative(checkout, one))
      mkdirSync(dirname(to), { recursive: true })
      cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter })
    }
  }

  chroot(args, options = {}) {
    const inside = ['--userspec', this.user, this.root, '/usr/bin/env', '-i', '-C', this.workdir]
    const env = Object.entries({ ...this.env, ...options.env }).map(
      ([name, value]) => `${name}=${value}`,
    )
    return ['chroot', [...inside, ...env, ...args]]
  }

  apply({ name, rest }, stages) {
    if (name === 'WORKDIR') {
      this.workdir = resolve(this.workdir, rest)
      mkdirSync(this.inside('.'), { recursive: true })
    } else if (name === 'ENV') {
      const [, key, value] = /^(\w+)=(.*)$/.exec(rest)
      this.env[key] = value
    } else if (name === 'COPY') this.copy(rest.split(/\s+/), stages)
    else if (name === 'RUN') run(...inMount(this.root, this.chroot(['/bin/sh', '-c', rest])))
    else if (name === 'USER') this.user = rest
    else if (name === 'CMD') this.command = JSON.parse(rest)
    else if (name === 'HEALTHCHECK') this.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3))
    else if (name !== 'VOLUME' && name !== 'EXPOSE') throw new Error(`unknown instruction ${name}`)
  }
}

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'rolecall-image-'))
const base = join(folder, 'base')
if (!existsSync(join(base, 'usr/bin/node'))) makeBase(base)

const stages = new Map()
let stage
for (const instruction of instructionsOf(
  readFileSync(join(checkout, 'deploy/Dockerfile'), 'utf8'),
)) {
  if (instruction.name === 'FROM') {
    const name = / AS (\w+)/.exec(instruction.rest)?.[1] ?? 'last'
    const root = join(folder, name)
    rmSync(root, { recursive: true, force: true })
    run('cp', ['-a', base, root])
    stage = new Stage(root)
    stages.set(name, stage)
  } else {
    say(`${instruction.name} ${instruction.rest}`)
    stage.apply(instruction, stages)
  }
}

const size = (path) => execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]
say(`built: /app has ${size(join(stage.root, 'app'))} MB`)

// Runs as a container does: in a mount of its own, read-only except for /data and /tmp, without
// root.
const port = process.env.TRY_PORT ?? '8080'
const further = [
  `mount -t tmpfs -o mode=0700,uid=1000,gid=1000 none ${stage.root}/data`,
  `mount -t tmpfs -o mode=1777 none ${stage.root}/tmp`,
  `mount -o remount,bind,ro ${stage.root}`,
]
const start = stage.chroot(stage.command, { env: { PORT: port } })
const server = spawn(...inMount(stage.root, start, further), {
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  let healthy = false
  for (let tries = 0; tries < START_TRIES && !healthy && server.exitCode === null; tries += 1) {
    await sleep(1000)
    try {
      const check = stage.chroot(stage.health, { env: { PORT: port } })
      run(...inMount(stage.root, check), { stdio: 'ignore' })
      healthy = true
    } catch {
      // The server does not listen yet.
    }
  }
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1]
  say(`health check: ${healthy ? 'ready' : 'NOT ready'}; the server runs as user ${uid}`)
  process.exitCode = healthy && uid === '1000' ? 0 : 1
} finally {
  server.kill('SIGTERM')
  await new Promise((done) => server.once('exit', done))
  say('stopped')
}
