// Runs before a command that takes `--set DIR`, and ends it if a folder is missing.
import { neededFolder } from './shared-folder.js'

process.argv.forEach((argument, at) => {
  const folder = process.argv[at + 1]
  if (argument === '--set' && folder !== undefined) neededFolder(folder)
})
