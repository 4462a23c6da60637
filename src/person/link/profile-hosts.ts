// Sites with pages about one person: a link there is the person's and identifies them.
import { dataLines } from '../../tables/data-file.js'

export const PROFILE_HOSTS = dataLines('./data/profile-hosts.txt', import.meta.url)
