import { chakra } from '@chakra-ui/react'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import type { Application } from '@/domain/chemical/application'
import { elementLabel, missingElements } from '@/domain/chemical/record-elements'
import type { ChainCheck } from '@/domain/chemical/seal'
import { RECORD_ELEMENTS } from '@/domain/chemical/vocabulary'
import { listed } from '@/domain/text/wording'
import { Meter } from '@/ui/kit/feedback/meter'
import { RecordTitle } from '@/ui/kit/records/page/record-section'

export const FederalRecord = ({ application }: { application: Application }) => {
  const missing = missingElements(application).map(elementLabel)
  const count = RECORD_ELEMENTS.length - missing.length
  const text = `${count} of ${RECORD_ELEMENTS.length} elements`
  return (
    <section>
      <RecordTitle>Federal record</RecordTitle>
      <chakra.div display="grid" gap="1.5" maxW="28rem">
        <Meter
          label="Federal record"
          value={count}
          max={RECORD_ELEMENTS.length}
          text={text}
          tone={missing.length === 0 ? 'success' : 'warning'}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {missing.length === 0 ? `Complete: ${text}.` : `${text}. Missing: ${listed(missing)}.`}
        </chakra.p>
      </chakra.div>
    </section>
  )
}

type SealProps = { application: Application; check: ChainCheck | null }

/** Evidence, not proof, of an unaltered record: anyone who holds all data could rebuild the chain. */
export const RecordSeal = ({ application: { id, seal }, check }: SealProps) => {
  if (!check) return null
  const isAltered = check.altered.includes(id)
  const Icon = isAltered ? ShieldAlert : ShieldCheck
  return (
    <section>
      <RecordTitle>Integrity</RecordTitle>
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="medium"
        color={isAltered ? 'danger.fg' : 'success.fg'}
      >
        <Icon size={18} aria-hidden />
        {isAltered ? 'Record can’t be confirmed' : 'Record unaltered'}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        Record {seal.number} of {check.links}. Its fingerprint covers what it says and the record before it, so that a
        later change shows. This is evidence, not a guarantee.
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="1" fontFamily="mono" overflowWrap="anywhere">
        SHA-256 {seal.hash}
      </chakra.p>
    </section>
  )
}
