// Sites of papers, patents and trials: a link there tells what the person did, not who they are.
import { dataLines } from '../../tables/data-file.js'

export const PAPER_HOSTS: ReadonlySet<string> = new Set(
  dataLines('./data/paper-hosts.txt', import.meta.url),
)
