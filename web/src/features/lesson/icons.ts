export { default as IconComment } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
export { default as IconLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
