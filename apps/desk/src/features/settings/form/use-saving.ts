import type { ChangeShopSettings, ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { unsavedSettings } from '@dimsum/words/desk/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveShopSettings, shopSettingsQuery } from '../../../api/shop-settings.ts'
import type { SettingsField } from '../sections/setting-fields.ts'
import { pick, tidy } from './form-values.ts'

type Saving = {
  /** Values the form was filled from. */
  seen: ChangeShopSettingsInput
  onSaved: (saved: ShopSettings) => void
  /** Called with the stored settings when another device saved meanwhile. */
  onStale: (now: ShopSettings) => void
  /** Called with the fields that the server rejected. */
  onWrong: (issues: ApiError['issues']) => void
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/** Sends the changed settings of all sections in one request, stored atomically. */
export function useSaving({ seen, onSaved, onStale, onWrong }: Saving) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: saveShopSettings,
    onSuccess: (saved) => {
      onSaved(saved)
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: unsavedSettings.saved, tone: 'success' })
    },
    onError: async (error) => {
      if (isStale(error)) {
        const now = await queries.fetchQuery({ ...shopSettingsQuery, staleTime: 0 }).catch(() => null)
        return now ? onStale(now) : undefined
      }
      onWrong(error instanceof ApiError ? error.issues : [])
    },
  })
  const { error } = saving
  const isAtFields = error instanceof ApiError && error.issues.length > 0
  return {
    save: (changed: ChangeShopSettings) => {
      const fields = Object.keys(changed) as SettingsField[]
      if (saving.isPending || fields.length === 0) return
      const expected = pick(tidy(seen), fields) as Partial<ShopSettings>
      saving.mutate({ ...changed, expected })
    },
    isSaving: saving.isPending,
    isStale: isStale(error),
    failure: error && !isAtFields ? errorMessage(error, unsavedSettings.notSaved) : null,
  }
}
