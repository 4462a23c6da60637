// Everything that a server could have kept: files below its folders, and rows of its database.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Every row of every table, as JSON. */
export async function everyRow(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
    )
    const rows = []
    for (const { name } of tables.rows)
      rows.push((await client.query(`select * from ${name}`)).rows)
    return JSON.stringify(rows)
  } finally {
    await client.end()
  }
}
