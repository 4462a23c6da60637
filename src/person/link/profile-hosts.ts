// Sites whose pages are about one person: a link there is theirs, and tells who they are.
import { dataLines } from '../../tables/data-file.js'

export const PROFILE_HOSTS = dataLines('./data/profile-hosts.txt', import.meta.url)
