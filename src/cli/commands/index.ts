// Every command. A new one is a file beside these and a line here.
import type { Command } from '../command.js'
import { backupCommand } from './backup.js'
import { completionCommand } from './completion.js'
import { helpCommand } from './help.js'
import { keyCommand } from './key.js'
import { matchCommand } from './match.js'
import { normalizeCommand } from './normalize.js'
import { pageCommand } from './page.js'
import { parseCommand } from './parse.js'
import { planSetCommand } from './plan-set.js'
import { proveCommand } from './prove.js'
import { rankCommand } from './rank.js'
import { redactCommand } from './redact.js'
import { restoreCommand } from './restore.js'
import { serveCommand } from './serve.js'
import { sessionCommand } from './session.js'
import { storeMoveCommand } from './store-move.js'
import { taxonomyImportCommand } from './taxonomy-import.js'
import { versionCommand } from './version.js'

const working: readonly Command[] = [
  parseCommand,
  matchCommand,
  rankCommand,
  redactCommand,
  normalizeCommand,
  serveCommand,
  sessionCommand,
  keyCommand,
  planSetCommand,
  pageCommand,
  storeMoveCommand,
  backupCommand,
  restoreCommand,
  proveCommand,
  taxonomyImportCommand,
  completionCommand(() => COMMANDS),
  versionCommand,
]

export const COMMANDS: readonly Command[] = [...working, helpCommand(working)]
