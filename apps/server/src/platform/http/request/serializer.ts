import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = Parameters<
  Exclude<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'], undefined>
>[0]['jsonSchema']

/** The framework names the type of an answer only when it wrote the answer itself. */
export const jsonType = 'application/json; charset=utf-8'

/** "Or null" as the serializer knows it: the general form would make it check every value against a schema. */
const writeNullable = (schema: JsonSchema): void => {
  const [first, second] = schema.anyOf ?? []
  if (schema.anyOf?.length !== 2 || first === undefined || second?.type !== 'null') return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
}

/**
 * Compiles what writes an answer as JSON from its schema: exactly the fields the schema names, several times as fast as
 * checking and copying the answer first. For answers of hot paths, built field by field from typed values; everything
 * else is checked against its schema as it leaves.
 *
 *     const writeOrder = serializerOf(Order)
 *     reply.type(jsonType).serializer(writeOrder).send(order)
 */
export const serializerOf = (schema: z.ZodType): ((answer: unknown) => string) =>
  fastJson(
    z.toJSONSchema(schema, {
      target: 'draft-7',
      override: ({ jsonSchema }) => writeNullable(jsonSchema),
    }) as Schema,
  )
