import { defineSemanticTokens } from '@chakra-ui/react'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

type Palette = { solid: string; hover: string; contrast: string; fg: string; subtle: string; border: string }

const palette = (light: Palette, dark: Palette) => ({
  solid: pair(light.solid, dark.solid),
  hover: pair(light.hover, dark.hover),
  contrast: pair(light.contrast, dark.contrast),
  fg: pair(light.fg, dark.fg),
  subtle: pair(light.subtle, dark.subtle),
  border: pair(light.border, dark.border),
  focusRing: { value: '{colors.focus}' },
})

/** Text has at least 4.5:1 on every background in use, input borders and focus rings 3:1 (`contrast.test.ts`). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('#f5f7f3', '#0f1411'),
      panel: pair('#ffffff', '#171e1a'),
      muted: pair('#ecf0e9', '#1f2823'),
      emphasized: pair('#dfe6dc', '#2c372f'),
      inverted: pair('#1b261f', '#e6ece7'),
      backdrop: pair('rgb(16 26 20 / 0.45)', 'rgb(4 8 6 / 0.65)'),
    },
    fg: {
      DEFAULT: pair('#18211b', '#e7ede8'),
      muted: pair('#46544a', '#aebbb1'),
      subtle: pair('#586759', '#91a096'),
      inverted: pair('#f3f7f3', '#141b17'),
    },
    border: {
      DEFAULT: pair('#dbe2d8', '#2a352e'),
      emphasized: pair('#c3cdc1', '#415046'),
      control: pair('#7d8b80', '#6b7a6f'),
    },
    focus: pair('#1d7f4f', '#5cc08d'),
    rail: {
      bg: pair('#15271d', '#0b100d'),
      fg: pair('#c3d3c8', '#b4c3b8'),
      muted: pair('#8fa798', '#84968a'),
      hover: pair('#20382a', '#19231d'),
      active: pair('#2a4a38', '#213529'),
      strong: pair('#ffffff', '#f2f7f3'),
      border: pair('#27402f', '#212c25'),
      focus: pair('#7fd6a6', '#7fd6a6'),
    },
    accent: palette(
      { solid: '#1d6a44', hover: '#165536', contrast: '#ffffff', fg: '#1a6440', subtle: '#e2f1e7', border: '#a9d2b9' },
      { solid: '#5cc08d', hover: '#75d0a2', contrast: '#06170d', fg: '#7dd0a3', subtle: '#183024', border: '#2f5a44' },
    ),
    neutral: palette(
      { solid: '#46544a', hover: '#354038', contrast: '#ffffff', fg: '#414e45', subtle: '#e9eee6', border: '#cbd4c8' },
      { solid: '#aebbb1', hover: '#c3cec6', contrast: '#121814', fg: '#b9c5bc', subtle: '#252f29', border: '#3b4840' },
    ),
    info: palette(
      { solid: '#1f5f93', hover: '#184c77', contrast: '#ffffff', fg: '#1b5788', subtle: '#e2eef8', border: '#aecce6' },
      { solid: '#7fb8e6', hover: '#9bc9ee', contrast: '#06121c', fg: '#94c4ec', subtle: '#172a3b', border: '#2d4f6c' },
    ),
    success: palette(
      { solid: '#2b7034', hover: '#22592a', contrast: '#ffffff', fg: '#27662f', subtle: '#e3f2e0', border: '#b0d6ab' },
      { solid: '#86ca82', hover: '#9ed79a', contrast: '#08170a', fg: '#98d394', subtle: '#1b2f1c', border: '#35573a' },
    ),
    warning: {
      ...palette(
        {
          solid: '#8a5800',
          hover: '#704700',
          contrast: '#ffffff',
          fg: '#7a4d00',
          subtle: '#fdf1d3',
          border: '#e6c987',
        },
        {
          solid: '#e5b454',
          hover: '#efc674',
          contrast: '#1a1202',
          fg: '#ecc26f',
          subtle: '#33280f',
          border: '#60491c',
        },
      ),
      /** For bars and dots; too light as a text background. */
      bright: pair('#bd8100', '#e5b454'),
    },
    danger: palette(
      { solid: '#b3261e', hover: '#931d17', contrast: '#ffffff', fg: '#a3221b', subtle: '#fdeae7', border: '#efb6b0' },
      { solid: '#f19186', hover: '#f6aaa1', contrast: '#220705', fg: '#f5a49b', subtle: '#3a1a17', border: '#6d322c' },
    ),
    violet: palette(
      { solid: '#644a9c', hover: '#513b80', contrast: '#ffffff', fg: '#5a4390', subtle: '#eee9f8', border: '#cbbde8' },
      { solid: '#b7a1ea', hover: '#c8b7f0', contrast: '#130c22', fg: '#c3b1ef', subtle: '#29213c', border: '#4a3c6c' },
    ),
  },
  shadows: {
    sm: pair('0 1px 2px rgb(20 34 26 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.5)'),
    md: pair('0 6px 20px -4px rgb(20 34 26 / 0.18)', '0 6px 20px -4px rgb(0 0 0 / 0.7)'),
    lg: pair('0 18px 48px -12px rgb(20 34 26 / 0.28)', '0 18px 48px -12px rgb(0 0 0 / 0.8)'),
  },
})
