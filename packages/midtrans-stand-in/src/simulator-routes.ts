import type { Route } from './http.ts'
export const simulatorRoutes: Route[] = []
