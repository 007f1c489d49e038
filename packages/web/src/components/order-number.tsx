import { formatOrderId } from '@dimsum/domain/order-number'

/** `#000123` */
export function OrderNumber({ id, className = '' }: { id: number; className?: string }) {
  return <span className={`font-sans whitespace-nowrap ${className}`}>#{formatOrderId(id)}</span>
}
