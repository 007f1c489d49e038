import type { ChangePackage, NewPackage, SortMenu } from '@dimsum/contract/change-menu'
import type { MenuPhoto, OwnMenu, OwnPackage, StoredPhoto } from '@dimsum/contract/menu'
import { api } from '@dimsum/web/api/client.ts'
import { type UploadOptions, upload } from '@dimsum/web/api/upload.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** The whole menu, hidden and archived packages too. */
export const menuQuery = queryOptions({
  queryKey: ['admin', 'menu'],
  queryFn: async ({ signal }) => (await api.get<OwnMenu>('/api/admin/menu', { signal }))?.packages ?? [],
})

export const addPackage = (entry: NewPackage) => api.post<OwnPackage>('/api/admin/menu', entry)

export const changePackage = ({ packageType, ...change }: ChangePackage & { packageType: string }) =>
  api.patch<OwnPackage>(`/api/admin/menu/${packageType}`, change)

export const removePackage = (packageType: string) => api.delete(`/api/admin/menu/${packageType}`)

export const sortMenu = (order: SortMenu) => api.put<OwnMenu>('/api/admin/menu/order', order)

/** Shows a package as the server answered it. */
export function putPackage(queries: QueryClient, stored: OwnPackage) {
  queries.setQueryData(menuQuery.queryKey, (items) =>
    items?.map((item) => (item.packageType === stored.packageType ? stored : item)),
  )
}

const photoOf = (packageType: string) => `/api/admin/menu/${packageType}/photo`

export const sendPhoto = (packageType: string, jpeg: Blob, options: UploadOptions) =>
  upload<StoredPhoto>(photoOf(packageType), jpeg, options)

export const removePhoto = (packageType: string) => api.delete(photoOf(packageType))

/** Shows a package with another photo. */
export function putPhoto(queries: QueryClient, packageType: string, photo: MenuPhoto | null) {
  queries.setQueryData(menuQuery.queryKey, (items) =>
    items?.map((item) => (item.packageType === packageType ? { ...item, photo } : item)),
  )
}
