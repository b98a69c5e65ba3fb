import { chakra } from '@chakra-ui/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button } from '@/ui/kit/actions/button'
import type { Words } from './words/en'

export const BackLink = ({ words, onBack }: { words: Words; onBack: () => void }) => (
  <chakra.div _print={{ display: 'none' }}>
    <Button variant="ghost" minH="11" ms="-3" onClick={onBack}>
      <ArrowLeft size={18} aria-hidden />
      {words.back}
    </Button>
  </chakra.div>
)
