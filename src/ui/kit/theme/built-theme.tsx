import type { ReactNode } from 'react'
import 'virtual:styles/global.css'

/** Replaces Chakra's providers in the build, where the styles are in style sheets (ADR 0033). */
export const CoreTheme = ({ children }: { children: ReactNode }): ReactNode => children

export const AppTheme = ({ children }: { children: ReactNode }): ReactNode => children
