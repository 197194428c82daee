/** The properties of every tool. */
export interface ToolProps {
  onClose: () => void
}
