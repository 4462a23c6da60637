// The licence list of a release: a table of every package in it, then the texts, each once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of files that state a licence. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i

/**
 * @typedef {import('./production.mjs').LockedPackage & { about?: string, note?: string }} ListedPackage
 */

/** @param {string} folder */
const textsOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => LICENCE_FILE.test(name))
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    : []

/**
 * Texts with the packages that carry them. What is bound to one system is not installed on others.
 * @param {string} root
 * @param {ListedPackage[]} packages
 */
function texts(root, packages) {
  /** @type {Map<string, string[]>} */
  const known = new Map()
  for (const one of packages.filter(({ bound }) => !bound)) {
    for (const text of textsOf(join(root, one.path))) {
      known.set(text, [...(known.get(text) ?? []), `${one.name} ${one.version}`])
    }
  }
  return known
}

/** @param {ListedPackage} listed */
const row = ({ name, version, licence, about = 'installed', note = '' }) =>
  `| ${name} | ${version} | ${licence} | ${[about, note].filter(Boolean).join('. ')} |`

/** @param {{ root: string, packages: ListedPackage[] }} release */
export function licenceList({ root, packages }) {
  const lines = [
    '# Licences',
    '',
    'Rolecall is under the Apache License 2.0 (LICENSE, NOTICE). It installs, or holds inside, the',
    'following packages and data, each under its own licence. The texts that come with them stand below.',
    '',
    '| package | version | licence | how |',
    '| --- | --- | --- | --- |',
    ...packages.map(row),
    '',
  ]
  for (const [text, names] of texts(root, packages)) {
    lines.push(`## ${[...new Set(names)].join(', ')}`, '', '```', text, '```', '')
  }
  return lines.join('\n')
}
