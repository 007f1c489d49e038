import type { Right } from '@dimsum/domain/roles'
import type { ReactNode } from 'react'
import { useHasRight } from './use-has-right.ts'

/** Renders its children for users with the right. */
export function IfHasRight({ right, children }: { right: Right; children: ReactNode }) {
  return useHasRight()(right) && children
}
