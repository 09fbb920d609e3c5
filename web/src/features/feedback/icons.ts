import type { ReviewCategory } from '@qalam/contract/feedback/rules.ts'
import Bug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs'
import Bulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import Dots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import Heart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import Help from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import Mood from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import Mountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs'
import Plug from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs'
import Tool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'

export { default as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'

/** The icons of the categories (SH-MODAL-27); the words stand beside them. */
export const categoryIcons: Readonly<Record<ReviewCategory, typeof Bug>> = {
  unclear: Help,
  errors: Bug,
  'too-hard': Mountain,
  technical: Plug,
  clear: Bulb,
  useful: Tool,
  interesting: Mood,
  'well-made': Heart,
  other: Dots,
}
