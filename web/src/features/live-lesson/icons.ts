export { default as IconHand } from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs'
export { default as IconGood } from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs'
export { default as IconNeutral } from '@tabler/icons-react/dist/esm/icons/IconMoodNeutral.mjs'
export { default as IconBad } from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs'
