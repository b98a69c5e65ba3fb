import type { ReactNode } from 'react'
import 'virtual:styles/global.css'

/** Stands in the build for the providers of Chakra's system: the look of the page is in style sheets (ADR 0033). */
export const CoreTheme = ({ children }: { children: ReactNode }): ReactNode => children

/** Nothing more is needed where someone has signed in. */
export const AppTheme = ({ children }: { children: ReactNode }): ReactNode => children
