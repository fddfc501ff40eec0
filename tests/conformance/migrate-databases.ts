// node migrate-databases.ts DATA_DIR [POSTGRES_URL]: makes the tables of an embedded database and of one on PostgreSQL.
import { openDatabase } from '#adapters/database/open-database.ts'

const [dataDir = '', url] = process.argv.slice(2)
for (const place of [{ dataDir }, ...(url ? [{ url, dataDir: '' }] : [])]) await (await openDatabase(place)).close()
