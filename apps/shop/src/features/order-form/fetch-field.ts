/** Fetches a field that the shop has switched on. */
export const fetchField = () => import('./switched-on-field.tsx')
