import type {
  ChangeChoiceGroup,
  ChangePackage,
  NewChoiceGroup,
  NewPackage,
  SortChoices,
  SortMenu,
} from '@dimsum/contract/change-menu'
import type { MenuPhoto, OwnChoiceGroup, OwnMenu, OwnPackage, StoredPhoto } from '@dimsum/contract/menu'
import { api } from '@dimsum/web/api/client.ts'
import { type UploadOptions, upload } from '@dimsum/web/api/upload.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

const ownMenuQuery = queryOptions({
  queryKey: ['admin', 'menu'],
  queryFn: async ({ signal }): Promise<OwnMenu> =>
    (await api.get<OwnMenu>('/api/admin/menu', { signal })) ?? { packages: [], choiceGroups: [] },
})

/** The whole menu, hidden and archived packages too. */
export const menuQuery = queryOptions({ ...ownMenuQuery, select: ({ packages }) => packages })

/** The groups of choices, with the packages that have them. */
export const choicesQuery = queryOptions({ ...ownMenuQuery, select: ({ choiceGroups }) => choiceGroups })

export const addPackage = (entry: NewPackage) => api.post<OwnPackage>('/api/admin/menu', entry)

export const changePackage = ({ packageType, ...change }: ChangePackage & { packageType: string }) =>
  api.patch<OwnPackage>(`/api/admin/menu/${packageType}`, change)

export const removePackage = (packageType: string) => api.delete(`/api/admin/menu/${packageType}`)

export const sortMenu = (order: SortMenu) => api.put<OwnMenu>('/api/admin/menu/order', order)

/** Shows a package as the server answered it. */
export function putPackage(queries: QueryClient, stored: OwnPackage) {
  putPackages(queries, (item) => (item.packageType === stored.packageType ? stored : item))
}

function putPackages(queries: QueryClient, change: (item: OwnPackage) => OwnPackage) {
  queries.setQueryData(menuQuery.queryKey, (menu) => menu && { ...menu, packages: menu.packages.map(change) })
}

export const addChoices = (entry: NewChoiceGroup) =>
  api.post<OwnChoiceGroup>('/api/admin/menu/choices', entry)

export const changeChoices = ({ id, ...change }: ChangeChoiceGroup & { id: number }) =>
  api.patch<OwnChoiceGroup>(`/api/admin/menu/choices/${id}`, change)

export const sortChoices = (order: SortChoices) => api.put<OwnMenu>('/api/admin/menu/choices/order', order)

export const removeChoices = (id: number) => api.delete(`/api/admin/menu/choices/${id}`)

/** Shows a group of choices as the server answered it. */
export function putChoices(queries: QueryClient, stored: OwnChoiceGroup) {
  queries.setQueryData(
    menuQuery.queryKey,
    (menu) =>
      menu && {
        ...menu,
        choiceGroups: menu.choiceGroups.map((group) => (group.id === stored.id ? stored : group)),
      },
  )
}

const photoOf = (packageType: string) => `/api/admin/menu/${packageType}/photo`

export const sendPhoto = (packageType: string, jpeg: Blob, options: UploadOptions) =>
  upload<StoredPhoto>(photoOf(packageType), jpeg, options)

export const removePhoto = (packageType: string) => api.delete(photoOf(packageType))

/** Shows a package with another photo. */
export function putPhoto(queries: QueryClient, packageType: string, photo: MenuPhoto | null) {
  putPackages(queries, (item) => (item.packageType === packageType ? { ...item, photo } : item))
}
