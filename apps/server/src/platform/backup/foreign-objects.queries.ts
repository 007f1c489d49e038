import type pg from 'pg'
import { type Migration, makeMigrationTable } from '../db/migrate.ts'

/** Tables, indexes, sequences, functions, types and triggers outside extensions, by schema. */
const objects = `
  select o.schema, i.type || ' ' || i.identity as name
  from (
    select 'pg_class'::regclass as kind, oid, relnamespace::regnamespace::text as schema from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c', 'i', 'I')
    union all select 'pg_proc'::regclass, oid, pronamespace::regnamespace::text from pg_proc
    union all select 'pg_type'::regclass, oid, typnamespace::regnamespace::text from pg_type where typtype in ('e', 'd', 'r')
    union all select 'pg_trigger'::regclass, t.oid, c.relnamespace::regnamespace::text
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
  ) o cross join lateral pg_identify_object(o.kind, o.oid, 0) i
  where not exists (select from pg_depend d where d.classid = o.kind and d.objid = o.oid and d.deptype = 'e')`

/**
 * Schemas that a restore could damage. Schemas of a hosting service are excluded: they belong to roles that this role
 * is not a member of.
 */
const otherSchemas = `
  select 'schema ' || n.nspname as name from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'drizzle')
    and pg_has_role(current_user, n.nspowner, 'usage')
    and not exists (select from pg_depend d where d.classid = 'pg_namespace'::regclass and d.objid = n.oid and d.deptype = 'e')`

/**
 * Objects in the database that none of these migrations creates: another program's tables, functions, types and
 * schemas. The migrations are applied in a temporary schema that is rolled back, and their objects are compared by
 * name.
 */
export async function listForeignObjects(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<string[]> {
  const names = async (text: string, values: unknown[] = []) =>
    (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name)
  const inSchema = `select name from (${objects}) found where schema = $1`
  const found = [
    ...(await names(inSchema, ['public'])),
    ...(await names(inSchema, ['drizzle'])),
    ...(await names(otherSchemas)),
  ]
  if (found.length === 0) return []
  const foreignMigrations = await listForeignMigrations(client, migrations)

  await client.query('savepoint own_objects')
  await client.query('drop schema if exists drizzle cascade')
  await client.query('create schema own_objects; set local search_path = own_objects, public')
  for (const { statements } of migrations) for (const statement of statements) await client.query(statement)
  await client.query(makeMigrationTable)
  const made = [...(await names(inSchema, ['own_objects'])), ...(await names(inSchema, ['drizzle']))]
  await client.query('rollback to savepoint own_objects')

  const own = new Set(made.map((name) => name.replaceAll('own_objects.', 'public.')))
  return [...found.filter((name) => !own.has(name)), ...foreignMigrations]
}

/** Another program may use Drizzle in the same database. */
async function listForeignMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found")
  if (tables[0]?.found === null) return []
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where hash <> all ($1) limit 1',
    [migrations.map(({ hash }) => hash)],
  )
  return rowCount ? ['rows of table drizzle.__drizzle_migrations'] : []
}
