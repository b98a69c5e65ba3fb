import * as v from 'valibot'
import { isDrawn, requireComplete, signatureSchema } from '../estimate/signature'
import { LONGEST } from '../text/field'
import { filledText, isBlank } from '../text/typed-text'

export const signerName = filledText(LONGEST.name, 'Enter the name of who signs')

/** Complete signature: a name, and strokes when drawn. */
export const signOffSchema = v.pipe(v.object({ signed_by: signerName, ...signatureSchema.entries }), requireComplete())
export type SignOff = v.InferOutput<typeof signOffSchema>

export const enteredSignOff = v.object({ signed_by: v.string(), ...signatureSchema.entries })
export type EnteredSignOff = v.InferOutput<typeof enteredSignOff>

/** What was drawn as a signature; no strokes where it was typed. */
export type Drawn = Omit<EnteredSignOff, 'signed_by'>

export const NO_SIGN_OFF: EnteredSignOff = { signed_by: '', kind: 'drawn', strokes: [] }

export const isUnsigned = ({ signed_by, strokes }: EnteredSignOff): boolean =>
  isBlank(signed_by) && strokes.length === 0

/** Missing or excessive part of a started signature; null when it is valid or not started. */
export const signOffGap = (entered: EnteredSignOff): 'name' | 'length' | 'drawing' | null => {
  if (isUnsigned(entered)) return null
  if (isBlank(entered.signed_by)) return 'name'
  if (!v.is(signerName, entered.signed_by)) return 'length'
  return entered.kind === 'drawn' && !isDrawn(entered.strokes) ? 'drawing' : null
}
