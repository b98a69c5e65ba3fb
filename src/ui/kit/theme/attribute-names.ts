const ATTRIBUTES = new Set(
  (
    'children dangerouslySetInnerHTML key ref autoFocus defaultValue defaultChecked suppressHydrationWarning accept acceptCharset ' +
    'accessKey action allow allowFullScreen alt async autoCapitalize autoComplete autoCorrect autoPlay capture checked cite className ' +
    'colSpan cols content contentEditable controls coords crossOrigin data dateTime decoding default dir disabled download draggable ' +
    'encType enterKeyHint fetchPriority focusable form formAction formMethod formNoValidate headers height hidden high href hrefLang ' +
    'htmlFor id inert inputMode is kind label lang list loading loop low max maxLength media method min minLength multiple muted name ' +
    'noValidate open optimum pattern placeholder playsInline popover popoverTarget popoverTargetAction poster preload property ' +
    'readOnly referrerPolicy rel required reversed role rowSpan rows sandbox scope selected shape size sizes slot span spellCheck src ' +
    'srcDoc srcSet start step style summary tabIndex target title translate type useMap value viewBox width wrap'
  ).split(' '),
)

/**
 * Replaces `@emotion/is-prop-valid` in the build, half of whose names are SVG's: HTML attributes, and the few SVG ones used on styled
 * elements. `lean-base.test.ts` compares both for every name in the app (ADR 0008).
 */
const isAttribute = (name: string): boolean => ATTRIBUTES.has(name) || /^(data-|aria-|x-|on[A-Z])/.test(name)

export default isAttribute
