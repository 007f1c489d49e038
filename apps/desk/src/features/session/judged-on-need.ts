import type { FieldValues, Resolver } from 'react-hook-form'

type Rules = typeof import('./sign-in-rules.ts')

/**
 * Judges a form by rules that are fetched when the first field is left. Where they cannot be fetched the form goes to the server as
 * it is written, which judges by the same schema.
 */
export const judgedOnNeed =
  <Values extends FieldValues>(choose: (rules: Rules) => Resolver<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const rules = await import('./sign-in-rules.ts').catch(() => null)
    return rules ? choose(rules)(values, context, options) : { values, errors: {} }
  }
