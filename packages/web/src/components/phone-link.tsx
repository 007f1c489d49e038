import { formatPhone, telHref } from '@dimsum/domain/phone'
import type { ComponentProps } from 'react'
import { useShop } from '../api/shop.ts'

/** `tel:` link with the shop's phone. */
export function ShopPhoneLink({ className = 'font-bold underline', children, ...rest }: ComponentProps<'a'>) {
  const { phone } = useShop()
  return (
    <a {...rest} href={telHref(phone)} className={className}>
      {children ?? formatPhone(phone)}
    </a>
  )
}
