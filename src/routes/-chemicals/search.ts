import * as v from 'valibot'
import { RECORD_ELEMENTS } from '@/domain/chemical/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { APPLICATION_COLUMNS, DETAIL_TABS } from '@/ui/chemicals/types'
import { addressText } from '@/ui/kit/actions/address-text'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

/** `record=1`, as links write it, or `true`. */
const openForm = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1),
  ),
  false,
)

const missing = v.picklist(['any', ...RECORD_ELEMENTS])

export const chemicalsUrl = listUrl(
  APPLICATION_COLUMNS,
  { from: daySchema, to: daySchema, property: id, chemical: addressText, missing },
  {
    application: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    products: openOrNot,
    record: openForm,
    edit: openRecord,
    job: openRecord,
  },
)
export type ChemicalsSearch = v.InferOutput<typeof chemicalsUrl.schema>

const openDay = v.fallback(v.optional(daySchema), undefined)
const openText = v.fallback(v.optional(addressText), undefined)
const openMissing = v.fallback(v.optional(missing), undefined)

export const applicationPageSearch = v.object({ tab: oneOf(DETAIL_TABS), as_of: openAsOf, edit: openOrNot })

export const reportSearch = v.object({
  property: openRecord,
  from: openDay,
  to: openDay,
  chemical: openText,
  missing: openMissing,
})
