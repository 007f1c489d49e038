import { may, type Right, type Role } from '@dimsum/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { adminSessionQuery } from '../api/session.ts'

/** Role of the signed-in user; undefined while unknown. */
export const useRole = (): Role | undefined => useQuery({ ...adminSessionQuery, enabled: false }).data?.role

/** Rights of the signed-in user, for rendering only: the server checks every call. */
export function useHasRight(): (right: Right) => boolean {
  const role = useRole()
  return (right) => role !== undefined && may(role, right)
}
