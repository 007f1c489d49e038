import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'

/** Skeleton of the invoice. */
export function InvoiceLoading() {
  return (
    <LoadingRegion className="mx-auto grid max-w-[52rem] grid-cols-1 gap-4 px-[min(1rem,5vw)] pt-4 pb-24 sm:px-6 sm:pb-12">
      <Skeleton className="-mb-3 h-12 w-48 max-w-full rounded-button md:mb-0" />
      <div className="rounded-card border border-garis bg-white p-[min(1.25rem,6vw)] sm:p-8 lg:p-10">
        <div className="flex flex-wrap justify-between gap-6">
          <Skeleton className="h-20 w-56 max-w-full" />
          <Skeleton className="h-20 w-40 max-w-full" />
        </div>
        <Skeleton className="mt-6 h-8 w-48 max-w-full rounded-pill" />
        <Skeleton className="mt-6 h-44 w-full" />
        <Skeleton className="mt-6 h-28 w-full" />
        <Skeleton className="mt-6 h-12 w-full" />
      </div>
    </LoadingRegion>
  )
}
