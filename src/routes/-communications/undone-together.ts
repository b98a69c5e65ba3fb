import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** The link goes first, since it names the record. */
export const undoneTogether = async (
  undoLink: () => Promise<Outcome>,
  undoRecord: () => Promise<Outcome>,
): Promise<Outcome> => {
  const link = await undoLink()
  return link.ok ? undoRecord() : link
}
