import { z } from 'zod'

type Pick = (value: unknown) => unknown

/**
 * A response serializer: strips an answer to exactly what its schema declares, without validating it, so that no column a
 * row happens to hold leaks and production does not pay for checks that every test has made. An answer with no extra
 * fields is returned as it is, any other as a copy. A schema type that is not known here is parsed.
 */
export function serializerFor(schema: z.core.$ZodType): Pick {
  return pickOf(schema) ?? ((value) => value)
}

/** Null for what travels as it is. */
function pickOf(schema: z.core.$ZodType): Pick | null {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return null
    case 'nullable':
    case 'optional':
      return unlessMissing(pickOf(def.innerType))
    case 'array':
      return listOf(pickOf(def.element))
    case 'object':
      return def.catchall ? parse(schema) : fieldsOf(def.shape)
    case 'union':
      return def.options.every((option) => pickOf(option) === null) ? null : parse(schema)
    default:
      return parse(schema)
  }
}

/** What may be missing is not looked into when it is, or what is parsed would be refused. */
const unlessMissing = (pick: Pick | null): Pick | null =>
  pick && ((value) => (value === null || value === undefined ? value : pick(value)))

function listOf(pick: Pick | null): Pick | null {
  if (!pick) return null
  return (value) => {
    if (!Array.isArray(value)) return value
    for (const [at, one] of value.entries()) {
      const picked = pick(one)
      if (picked !== one) return [...value.slice(0, at), picked, ...value.slice(at + 1).map(pick)]
    }
    return value
  }
}

type Row = Record<string, unknown>
type Fields = readonly { name: string; pick: Pick | null }[]

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields: Fields = Object.entries(shape).map(([name, field]) => ({ name, pick: pickOf(field) }))
  const holdsOnly = onlyOf(fields.map(({ name }) => name))
  const inner = fields.filter(({ pick }) => pick)
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const row = value as Row
    if (!holdsOnly(row)) return copied(row, fields)
    let changed: Row | null = null
    for (const { name, pick } of inner) {
      const picked = pick?.(row[name])
      if (picked === row[name]) continue
      changed ??= { ...row }
      changed[name] = picked
    }
    return changed ?? row
  }
}

/** Tells whether a row has none but these names. Rows that are made in one place have them in one order: that of the last is tried first. */
function onlyOf(names: readonly string[]): (row: Row) => boolean {
  const declared = new Set(names)
  let usual = names
  const hasOnly = (row: Row) => {
    const own = Object.keys(row)
    if (!own.every((name) => declared.has(name))) return false
    usual = own
    return true
  }
  return (row) => {
    let at = 0
    for (const name in row) if (usual[at++] !== name) return hasOnly(row)
    return true
  }
}

function copied(value: Row, fields: Fields): Row {
  const picked: Row = {}
  for (const { name, pick } of fields) {
    const one = value[name]
    if (one !== undefined) picked[name] = pick ? pick(one) : one
  }
  return picked
}

const parse =
  (schema: z.core.$ZodType): Pick =>
  (value) =>
    z.parse(schema, value)
