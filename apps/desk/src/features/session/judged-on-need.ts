import type { FieldValues, Resolver } from 'react-hook-form'

type Rules = typeof import('./sign-in-rules.ts')

/**
 * Resolver that loads its schema on the first blur. If loading fails, the form is sent unchecked; the server validates
 * it by the same schema.
 */
export const judgedOnNeed =
  <Values extends FieldValues>(choose: (rules: Rules) => Resolver<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const rules = await import('./sign-in-rules.ts').catch(() => null)
    return rules ? choose(rules)(values, context, options) : { values, errors: {} }
  }
