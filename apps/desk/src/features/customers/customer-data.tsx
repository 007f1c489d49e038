import type { CustomerDetail } from '@dimsum/contract/customers'
import { formatPhone } from '@dimsum/domain/phone'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePerson, exportPerson } from '../../api/customers.ts'
import { saveAsFile } from '../../components/save-as-file.ts'

/** What a customer may ask for under UU PDP: a copy of their data, and its removal. */
export function CustomerData({ customer }: { customer: CustomerDetail }) {
  const [asking, setAsking] = useState(false)
  const copy = useMutation({
    mutationFn: exportPerson,
    onSuccess: (data) => {
      saveAsFile(
        `data-pelanggan-${customer.id}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      )
      toast({
        title: 'Salinan data diunduh',
        description: 'Kirim hanya kepada pelanggannya.',
        tone: 'success',
      })
    },
    onError: (error) =>
      toast({ title: 'Belum terunduh', description: errorMessage(error, 'Coba lagi.'), tone: 'danger' }),
  })
  return (
    <section aria-label="Data pribadi" className="grid gap-3">
      <div>
        <h4 className="font-bold">Data pribadi</h4>
        <p className="text-small text-kecap-700">
          Pelanggan boleh meminta salinan datanya, atau minta datanya dihapus. Penuhi dalam 3 × 24 jam.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={copy.isPending} onClick={() => copy.mutate(customer.id)}>
          Unduh salinan data
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Hapus data pribadi …
        </Button>
      </div>
      {asking && <EraseDialog customer={customer} onClose={() => setAsking(false)} />}
    </section>
  )
}

function EraseDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: ({ orders, staysBlocked }) => {
      toast({
        title: `Data pribadi dihapus dari ${orders} pesanan`,
        description: staysBlocked ? 'Nomornya tetap di daftar blokir.' : 'Angka pembukuan tidak berubah.',
        tone: 'success',
      })
      onClose()
      void queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <AlertDialog
      open
      lang="id"
      onOpenChange={(next) => !next && onClose()}
      title="Hapus data pribadi?"
      description={
        <>
          Nama, nomor {formatPhone(customer.phone)}, alamat, email, dan catatan hilang dari{' '}
          {customer.orders === 1 ? 'pesanan ini' : `semua ${customer.orders} pesanan`} untuk selamanya. Paket,
          jumlah, dan pembayarannya tetap ada untuk pembukuan.
        </>
      }
    >
      {erase.isError && <InlineAlert title={erase.error.message} />}
      <Button
        variant="danger"
        size="xl"
        wide
        busy={erase.isPending}
        onClick={() => erase.mutate(customer.id)}
      >
        Hapus selamanya
      </Button>
      <AlertCancel>Jangan hapus</AlertCancel>
    </AlertDialog>
  )
}
