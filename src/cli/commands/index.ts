// Every command. A new one is a file beside these and a line here.
import type { Command } from '../command.js'
import { helpCommand } from './help.js'
import { keyCommand } from './key.js'
import { serveCommand } from './serve.js'
import { sessionCommand } from './session.js'
import { storeMoveCommand } from './store-move.js'
import { taxonomyImportCommand } from './taxonomy-import.js'

const working: readonly Command[] = [
  serveCommand,
  sessionCommand,
  keyCommand,
  storeMoveCommand,
  taxonomyImportCommand,
]

export const COMMANDS: readonly Command[] = [...working, helpCommand(working)]
