import type { ReactNode } from 'react'
import 'virtual:styles/global.css'

/** Replaces the providers of Chakra's system in the build: the look of the page is in style sheets (ADR 0033). */
export const CoreTheme = ({ children }: { children: ReactNode }): ReactNode => children

/** Signed-in pages need nothing else. */
export const AppTheme = ({ children }: { children: ReactNode }): ReactNode => children
