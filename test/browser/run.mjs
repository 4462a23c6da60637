// Runs the browser suites if Chromium is there or can be installed; otherwise says so in a line.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

const found = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? ''

/** Installs Debian's own Chromium, on machines where that is allowed: a container, a CI machine. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'ignore' })
  apt('update')
  apt('install', '--no-install-recommends', 'chromium')
}

if (found() === '') install()
const chromium = found()
if (chromium === '') {
  console.log('SKIPPED: browser tests, because there is no Chromium (apt-get install chromium)')
} else {
  const env = { ...process.env, CHROMIUM_PATH: chromium }
  const args = [VITEST, 'run', '--config', CONFIG, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  process.exitCode = status ?? 1
}
