import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner'
import { buttonRecipe } from './button-recipe'

const Face = chakra('button', buttonRecipe)

export type ButtonProps = ComponentProps<typeof Face> & {
  /** Shows a spinner, keeps focus and ignores clicks, so that nothing is sent twice. */
  loading?: boolean
  loadingLabel?: string
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * `variant` solid, outline, ghost or danger; `size` sm, md or lg. A link in button style is `<Button asChild><AppLink/></Button>`. An
 * action that can be unavailable for a reason is an `ActionButton`.
 */
export const Button = ({ loading = false, loadingLabel, asChild, children, ...rest }: ButtonProps) => {
  if (asChild) {
    return (
      <Face {...rest} asChild>
        {children}
      </Face>
    )
  }
  if (!loading) {
    return (
      <Face type="button" {...rest}>
        {children}
      </Face>
    )
  }
  return (
    <Face type="button" {...rest} aria-busy aria-disabled onClick={swallow}>
      <Spinner />
      {loadingLabel ?? children}
    </Face>
  )
}
