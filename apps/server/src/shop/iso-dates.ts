type WithIsoDates<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

/** A row as a response: moments as ISO 8601 in UTC. The schema of the response omits columns that it does not name. */
export const withIsoDates = <Row extends object>(row: Row): WithIsoDates<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as WithIsoDates<Row>
