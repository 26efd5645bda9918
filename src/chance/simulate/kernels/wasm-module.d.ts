/** A compiled WebAssembly module, as its bytes, which the build puts into the program. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
