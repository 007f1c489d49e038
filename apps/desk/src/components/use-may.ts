import { may, type Right, type Role } from '@dimsum/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { adminSessionQuery } from '../api/session.ts'

/** The role of whoever is signed in; undefined while that is not known. */
export const useRole = (): Role | undefined => useQuery({ ...adminSessionQuery, enabled: false }).data?.role

/** What a screen may offer whoever is signed in; the server decides at each call. */
export function useMay(): (right: Right) => boolean {
  const role = useRole()
  return (right) => role !== undefined && may(role, right)
}
