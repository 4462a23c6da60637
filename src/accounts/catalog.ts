// Plans and packs as they are sold: data/catalog.json.
import { dataText } from '../tables/data-file.js'
import type { Catalog } from './types.js'

export const CATALOG = JSON.parse(dataText('./data/catalog.json', import.meta.url)) as Catalog
