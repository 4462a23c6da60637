// Loaded or run before a command that takes `--set DIR`: ends it where a folder is not there.
import { neededFolder } from './shared-folder.js'

process.argv.forEach((argument, at) => {
  const folder = process.argv[at + 1]
  if (argument === '--set' && folder !== undefined) neededFolder(folder)
})
