export { default as IconLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
