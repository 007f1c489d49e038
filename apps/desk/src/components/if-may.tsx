import type { Right } from '@dimsum/domain/roles'
import type { ReactNode } from 'react'
import { useMay } from './use-may.ts'

/** Shows its children to those who have the right. */
export function IfMay({ right, children }: { right: Right; children: ReactNode }) {
  return useMay()(right) && children
}
