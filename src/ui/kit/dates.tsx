import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import { type Day, formatDate, formatDay } from '@/domain/calendar'
import { DATE_FORMATS, type DateFormat, USUAL_DATE_FORMAT } from '@/domain/date-format'

const OrderContext = createContext<DateFormat>(USUAL_DATE_FORMAT)

/** Gives the pages inside the order in which the business writes the parts of a date (SET-03); the usual one for what is none. */
export const DatesProvider = ({ order, children }: PropsWithChildren<{ order: string | null }>) => (
  <OrderContext value={DATE_FORMATS.find((known) => known === order) ?? USUAL_DATE_FORMAT}>{children}</OrderContext>
)

/** Days in words, as the business writes them: `day` with its weekday, and its year where it is not that of `today`; `date` with its year. */
export const useDates = () => {
  const order = useContext(OrderContext)
  return useMemo(
    () => ({
      day: (day: Day, today?: Day) => formatDay(day, today, order),
      date: (day: Day) => formatDate(day, order),
    }),
    [order],
  )
}
