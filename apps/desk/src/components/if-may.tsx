import type { Right } from '@dimsum/domain/roles'
import type { ReactNode } from 'react'
import { useMay } from './use-may.ts'

/** Renders its children for users with the right. */
export function IfMay({ right, children }: { right: Right; children: ReactNode }) {
  return useMay()(right) && children
}
