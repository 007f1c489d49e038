import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod'

/** The type provider's validation; a body that was not sent is missing ('Required'), not null. */
export const validatorCompiler: typeof zodCompiler = (route) => {
  const validate = zodCompiler(route)
  return route.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate
}
